/** How each sound is made, out of tones and noise. Times are in seconds, pitches in Hertz; all of it is soft. */

export type SoundName = "dice" | "shot" | "coins" | "hammer" | "train" | "card" | "explosion" | "chime";

const SOFT = 0.3;
const CLOSE = 0.05; // the same sound is not made twice within this time
const SILENCE = 0.0005; // where a sound has died away

/** What sounds from this moment on. */
class Stage {
  private readonly now: number;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
  ) {
    this.now = context.currentTime;
  }

  /** A tone that slides from one pitch to another while it dies away. */
  tone(from: number, to: number, at: number, length: number, loud: number, type: OscillatorType = "sine"): void {
    const source = new OscillatorNode(this.context, { type });
    this.slide(source.frequency, from, to, at, length);
    this.shape(source, source, at, length, loud, 0.004);
  }

  /** A tone that is held, as steam through a pipe. */
  whistle(pitch: number, at: number, length: number, loud: number): void {
    const source = new OscillatorNode(this.context, { type: "triangle" });
    this.slide(source.frequency, pitch * 0.94, pitch, at, 0.09);
    this.shape(source, source, at, length, loud, 0.05, length * 0.75);
  }

  /** Noise through a filter that slides while it dies away. */
  noise(
    type: BiquadFilterType,
    from: number,
    to: number,
    at: number,
    length: number,
    loud: number,
    rise = 0.002,
  ): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: noiseFor(this.context), loop: true });
    const filter = new BiquadFilterNode(this.context, { type, Q: 1.2 });
    this.slide(filter.frequency, from, to, at, length);
    this.shape(source, source.connect(filter), at, length, loud, rise);
  }

  private slide(value: AudioParam, from: number, to: number, at: number, length: number): void {
    value.setValueAtTime(from, this.now + at);
    value.exponentialRampToValueAtTime(to, this.now + at + length);
  }

  /** How loud it is: it rises, is held, and dies away. */
  private shape(
    source: AudioScheduledSourceNode,
    heard: AudioNode,
    at: number,
    length: number,
    loud: number,
    rise: number,
    held = rise,
  ): void {
    const begin = this.now + at;
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
    gain.gain.setValueAtTime(loud, begin + held);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
    heard.connect(gain).connect(this.out);
    source.start(begin);
    source.stop(begin + length);
  }
}

const SOUNDS: Record<SoundName, (stage: Stage) => void> = {
  dice(stage) {
    for (const [at, pitch] of [
      [0, 2600],
      [0.07, 3100],
      [0.13, 2300],
      [0.22, 2800],
      [0.34, 2400],
      [0.41, 2000],
    ] as const) {
      stage.noise("bandpass", pitch, pitch * 0.8, at, 0.06, 2.5 - 2 * at);
      stage.tone(pitch / 4, pitch / 6, at, 0.04, 0.25 - at / 3, "triangle");
    }
  },
  shot(stage) {
    stage.noise("lowpass", 6000, 250, 0, 0.4, 2.5);
    stage.tone(170, 45, 0, 0.2, 1.4);
    stage.noise("bandpass", 900, 300, 0.12, 0.6, 0.5, 0.05); // it echoes
  },
  coins(stage) {
    for (const [at, pitch] of [
      [0, 2093],
      [0.06, 2637],
      [0.1, 2349],
      [0.19, 3136],
    ] as const) {
      stage.tone(pitch, pitch, at, 0.28, 0.28);
      stage.tone(pitch * 2.76, pitch * 2.76, at, 0.12, 0.1);
    }
  },
  hammer(stage) {
    for (const at of [0, 0.17]) {
      stage.noise("bandpass", 1900, 900, at, 0.05, 0.8);
      stage.tone(240, 130, at, 0.09, 0.6, "triangle");
    }
  },
  train(stage) {
    for (const [at, length] of [
      [0, 0.3],
      [0.38, 0.7],
    ] as const) {
      for (const pitch of [311, 370, 466, 554]) stage.whistle(pitch, at, length, 0.14);
      stage.noise("highpass", 2500, 4000, at, length, 0.05, 0.06);
    }
  },
  card(stage) {
    stage.noise("bandpass", 1400, 5200, 0, 0.16, 1.5, 0.06);
    stage.tone(190, 120, 0.12, 0.06, 0.4, "triangle");
  },
  explosion(stage) {
    stage.noise("lowpass", 1600, 60, 0, 1.3, 1);
    stage.tone(95, 28, 0, 0.9, 0.9);
  },
  chime(stage) {
    stage.tone(392, 392, 0, 0.4, 0.4);
    stage.tone(523, 523, 0.14, 0.5, 0.4);
  },
};

const outs = new WeakMap<BaseAudioContext, AudioNode>();
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
const last = new Map<SoundName, number>();

/** Many at once do not get louder and louder. */
function outOf(context: BaseAudioContext): AudioNode {
  let out = outs.get(context);
  if (!out) {
    out = new GainNode(context, { gain: SOFT });
    out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
    outs.set(context, out);
  }
  return out;
}

function noiseFor(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    noises.set(context, noise);
  }
  return noise;
}

export function sound(context: BaseAudioContext, name: SoundName): void {
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < CLOSE) return;
  last.set(name, now);
  SOUNDS[name](new Stage(context, outOf(context)));
}
