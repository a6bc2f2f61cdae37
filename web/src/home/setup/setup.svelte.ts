/** A table that is being set up: what is wished, what the server says of it, who sits where. */

import { GAMES } from "../../games";
import { ask, type Problem, type Schemas, failure } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { account } from "../account/account.svelte";
import { say } from "../../lib/words.svelte";
import { open, type Agreement } from "./opening";
import {
  against,
  fitSeats,
  seatsOf,
  startsAtOnce,
  tableWish,
  type Config,
  type Group,
  type Mode,
  type Options,
  type SeatDraft,
} from "./wish";

const AROUND = 3; // people around one screen, to begin with
const PAUSE = 80; // milliseconds: who clicks quickly asks once

export class Setup {
  info = $state.raw<Schemas["GameInfo"] | null>(null);
  preset = $state("");
  changes = $state.raw<Config>({});
  options = $state.raw<Options | null>(null);
  seats = $state<SeatDraft[]>([]);
  public = $state(false);
  agreement = $state<Agreement>({
    clock: null,
    absent_after: null,
    bot_pause: settings.liked.pace,
    spectators: true,
    rated: true,
    hints: true,
  });
  /** Whether the river is an own one; else it runs as printed. */
  drawing = $state(false);
  failed = $state("");
  busy = $state(false);

  /** What would be played, in phrases; as long as something is wrong, what could be last. */
  played = $state.raw<Schemas["Phrase"][]>([]);

  private good = $state.raw<Config>({});
  private known: Promise<Schemas["GameInfo"]>;
  private asked = 0;
  private looked: Promise<void>;
  private switched = Promise.resolve();

  /** What would be played: as the server says it, with what was changed since. */
  config = $derived<Config>({ ...this.good, ...this.changes });
  problem = $derived<Problem | null>(this.options?.problem ?? null);
  course = $derived((this.changes["river"] as string[] | undefined) ?? []);
  undrawn = $derived(this.drawing && !this.course.length);
  starts = $derived(startsAtOnce(this.seats));
  ready = $derived(Boolean(this.options?.config) && !this.undrawn && !this.busy);

  constructor(
    readonly game: string,
    readonly mode: Mode,
  ) {
    this.preset = GAMES[game]?.preset ?? "";
    if (mode === "here") this.changes = { players: AROUND };
    this.known = ask<Schemas["GameInfo"]>(`/games/${game}`);
    this.looked = this.look(0);
  }

  /** What fits together now; the answer to an older question does not count. */
  private async look(pause = PAUSE): Promise<void> {
    const question = ++this.asked;
    if (pause) await new Promise((done) => setTimeout(done, pause));
    if (question !== this.asked) return;
    try {
      const body = { preset: this.preset, changes: this.changes };
      const options = ask<Options>(`/games/${this.game}/options`, { body });
      const [found, info] = await Promise.all([options, this.known]);
      if (question !== this.asked) return;
      this.info = info;
      this.options = found;
      this.failed = "";
      if (found.config) {
        this.good = found.config;
        this.played = found.played;
      }
      this.seats = this.fitted(seatsOf(this.config));
    } catch (error) {
      if (question === this.asked) this.failed = failure(error);
    }
  }

  private fitted(many: number): SeatDraft[] {
    const seats = fitSeats(this.seats, many, this.mode, this.defaultBot);
    const first = seats[0];
    if (first && !first.name && !this.seats.length) first.name = account.name || settings.liked.name;
    return seats;
  }

  get defaultBot(): string {
    return this.info?.default_bot ?? "";
  }

  against(group: Group, name: string): Problem | null {
    return against(this.options, group, name);
  }

  private change(changes: Config): void {
    this.changes = changes;
    this.looked = this.look();
  }

  /** The server says what is different then: if it is still thinking about what was clicked before, that comes first. */
  switch(group: Group, name: string): void {
    this.switched = this.switched.then(async () => {
      for (let seen; seen !== this.looked;) await (seen = this.looked);
      if (group === "variants" && name === "river") this.drawing = false;
      this.change({ ...this.changes, ...this.options?.changes?.[group]?.[name] });
    });
  }

  set(field: string, value: unknown): void {
    this.change({ ...this.changes, [field]: value });
  }

  /** Another preset: what was changed goes, but for the number of players. */
  choosePreset(preset: string): void {
    this.preset = preset;
    this.drawing = false;
    const { players } = this.changes;
    const keep = !GAMES[this.game]?.presetsCount && players !== undefined;
    this.change(keep ? { players } : {});
  }

  /** Virtual players fill up as many as are needed. */
  setPlayers(players: number): void {
    const { virtual: _, ...others } = this.changes;
    this.change({ ...others, players });
  }

  /** An own river from its beginning, or the printed one. */
  draw(own: boolean): void {
    this.drawing = own;
    const { river: _, ...others } = this.changes;
    this.change(others);
  }

  async open(): Promise<void> {
    this.busy = true;
    this.failed = "";
    await this.switched;
    const first = this.seats[0];
    if (first?.kind === "person" && first.name.trim() && !account.name) settings.set("name", first.name.trim());
    try {
      const { game, preset, changes, seats, agreement } = this;
      await open(tableWish({ game, preset, changes, seats, public: this.public, agreement }, say("web-home-newcomer")));
    } catch (error) {
      this.failed = failure(error);
    }
    this.busy = false;
  }
}
