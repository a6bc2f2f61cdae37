/** The browser's offer to install the page as an app, kept until somebody takes it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  async accept(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const install = new Install();
