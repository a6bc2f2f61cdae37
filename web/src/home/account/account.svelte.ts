/** Whether somebody is logged in here: the cookie itself cannot be read, so that the name is kept beside it. */

import { ask, Refused, type Schemas } from "../../lib/api";

const KEY = "carson-account";
const NOT_LOGGED_IN = 401;

class Account {
  name = $state(kept());
  /** Counts what ended logins and tokens. */
  changed = $state(0);

  private keep(name: string): void {
    this.name = name;
    try {
      if (name) localStorage.setItem(KEY, name);
      else localStorage.removeItem(KEY);
    } catch {
      // Private windows may not keep anything.
    }
  }

  async make(name: string, password: string): Promise<void> {
    this.keep((await ask<Schemas["AccountInfo"]>("/accounts", { body: { name, password } })).name);
  }

  async logIn(name: string, password: string): Promise<void> {
    this.keep((await ask<Schemas["AccountInfo"]>("/sessions", { body: { name, password } })).name);
  }

  async logOut(): Promise<void> {
    await ask("/sessions", { method: "DELETE" });
    this.keep("");
  }

  /** All other logins and all tokens end with the old password. */
  async changePassword(old: string, fresh: string): Promise<void> {
    await this.ask("/me/password", { method: "PUT", body: { old, new: fresh } });
    this.changed += 1;
  }

  /** For good. */
  async remove(password: string): Promise<void> {
    await this.ask("/me/delete", { body: { password } });
    this.keep("");
  }

  /** Asks for something of the account; a login that has run out is forgotten. */
  async ask<T>(path: string, asking: Parameters<typeof ask>[1] = {}): Promise<T> {
    try {
      return await ask<T>(path, asking);
    } catch (error) {
      if (error instanceof Refused && error.problem.status === NOT_LOGGED_IN) this.keep("");
      throw error;
    }
  }
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export const account = new Account();
