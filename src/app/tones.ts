/** A tile is laid; another player moves; the player's turn begins; the game ends. */
export type Sound = 'tile' | 'move' | 'turn' | 'end';

/** A tone: pitch in Hz, start and length in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

/** A wooden click, two falling tones, two rising tones, and a chord. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  tile: [{ pitch: 320, at: 0, length: 0.06 }],
  move: [
    { pitch: 392, at: 0, length: 0.12 },
    { pitch: 330, at: 0.08, length: 0.16 },
  ],
  turn: [
    { pitch: 523, at: 0, length: 0.16 },
    { pitch: 784, at: 0.12, length: 0.3 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.5 },
    { pitch: 523, at: 0.14, length: 0.5 },
    { pitch: 659, at: 0.28, length: 0.7 },
  ],
};

/** Peak gain of a tone, from 0 to 1. */
const LOUDNESS = 0.12;

/** Attack time in seconds; without a ramp the tone clicks. */
const ATTACK = 0.008;

/** A sound that cannot begin within this time, in ms, is left out. */
const MAX_WAIT = 500;

let context: AudioContext | undefined;

function schedule(on: AudioContext, tones: readonly Tone[]): void {
  const { currentTime, destination } = on;
  for (const { pitch, at, length } of tones) {
    const start = currentTime + at;
    const oscillator = new OscillatorNode(on, { type: 'triangle', frequency: pitch });
    const loudness = new GainNode(on, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(loudness).connect(destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

/** Plays a sound; silent until the player has used the page. */
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  const asked = performance.now();
  // Until the player uses the page this waits, and then ends for all sounds at once.
  await context.resume();
  if (performance.now() - asked < MAX_WAIT) schedule(context, TONES[sound]);
}
