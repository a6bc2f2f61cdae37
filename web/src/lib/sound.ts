/** The only sound: two soft notes when one is asked. */

let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, pitch] of [392, 523].entries()) {
    const note = context.createOscillator();
    const loud = context.createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, now + index * 0.14);
    loud.gain.exponentialRampToValueAtTime(0.001, now + index * 0.14 + 0.3);
    note.connect(loud).connect(context.destination);
    note.start(now + index * 0.14);
    note.stop(now + index * 0.14 + 0.32);
  }
}
