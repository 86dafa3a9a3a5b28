import { recall, remember } from "./settings";

/** What can be heard at a table; all of it is made here, nothing is fetched. */
export type Sound = "die" | "card" | "coin" | "strike" | "turn" | "end";

/** What is heard when the log tells of something, by the last word of its kind. */
const HEARD: Record<Exclude<Sound, "turn" | "end">, string> = {
  die: "rolled shared-dice turned die-changed saved",
  card: "put attached drew drew-cards kept used used-on used-against picked given card-played bought building-stored built attracted settled district-placed assigned",
  coin: "income coins-gained taxed science-bought science-gained harvested traded scored bonus-taken bid-made increased influenced",
  strike: "attacked used-to-attack struck lost conquered razed robbed raided starved supported",
};
const BY_KIND = new Map(Object.entries(HEARD).flatMap(([sound, kinds]) => kinds.split(" ").map((kind): [string, Sound] => [kind, sound as Sound])));

export const soundOf = (kind: string): Sound | undefined => BY_KIND.get(kind.replace(/^event\./, ""));

export const isSounding = (): boolean => recall("sound") === "on";

export function setSounding(on: boolean): void {
  remember("sound", on ? "on" : "off");
  if (on) hear("turn");
}

/** One tone or one burst of noise: when it begins and how long it lasts, in seconds. */
interface Note {
  at: number;
  lasts: number;
  /** In hertz: of a tone, or where the noise is loudest. */
  pitch: number;
  loud: number;
  noise?: boolean;
}

const bell = (at: number, pitch: number, lasts = 0.5): Note => ({ at, lasts, pitch, loud: 0.12 });
const knock = (at: number, pitch: number, loud = 0.25, lasts = 0.05): Note => ({ at, lasts, pitch, loud, noise: true });

const NOTES: Record<Sound, Note[]> = {
  die: [knock(0, 1800), knock(0.07, 1500, 0.2), knock(0.12, 1300, 0.16), knock(0.2, 1100, 0.1)],
  card: [knock(0, 3200, 0.12, 0.09), knock(0.09, 700, 0.15, 0.04)],
  coin: [bell(0, 1975, 0.18), bell(0.06, 2637, 0.3)],
  strike: [{ at: 0, lasts: 0.28, pitch: 90, loud: 0.4 }, knock(0, 900, 0.3, 0.12)],
  turn: [bell(0, 659), bell(0.16, 880, 0.7)],
  end: [bell(0, 523), bell(0.15, 659), bell(0.3, 784), bell(0.45, 1047, 1.2)],
};

let context: AudioContext | undefined;

/** Plays it, where sound was switched on and the browser can make any. */
export function hear(sound: Sound): void {
  if (!isSounding() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) strike(context, note);
}

/** Of several things told at once the two that are heard first, one after the other. */
export function hearAll(kinds: string[]): void {
  const sounds = [...new Set(kinds.map(soundOf))].filter((sound) => sound !== undefined).slice(0, 2);
  sounds.forEach((sound, i) => window.setTimeout(() => hear(sound), i * 220));
}

function strike(audio: AudioContext, { at, lasts, pitch, loud, noise }: Note): void {
  const begins = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  volume.connect(audio.destination);
  const source = noise ? rustle(audio, lasts, pitch, volume) : tone(audio, pitch, volume);
  source.start(begins);
  source.stop(begins + lasts);
}

function tone(audio: AudioContext, pitch: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = pitch < 200 ? "sine" : "triangle";
  source.frequency.value = pitch;
  source.connect(out);
  return source;
}

function rustle(audio: AudioContext, lasts: number, pitch: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(out);
  return source;
}
