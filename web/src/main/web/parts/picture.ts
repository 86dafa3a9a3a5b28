import { seatName } from "../games";
import type { Result, Seat } from "../types";
import { lines, type Course } from "./curve";

const [WIDTH, HEIGHT] = [1200, 630];
const INK = "#231d17";
const FAINT = "#655b4f";
/** The colours of the seats, as the curve beside the scoring has them. */
const SEATS = ["#b1482c", "#1d5fa8", "#4b7a16", "#7a3fa0", "#8a6100"];
const seatColour = (seat: number): string => SEATS[(seat - 1) % SEATS.length]!;

export interface End {
  game: string;
  /** Who won, in a sentence. */
  title: string;
  result: Result;
  seats: Seat[];
  course: Course;
  /** What the course counts. */
  counted: string;
}

/** The end of a game as a picture to keep or to send: who won, everybody's place and score, the score over time. */
export function pictureOf(end: End): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  ground(pen, end);
  const ranked = [...end.result.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  ranked.forEach((standing, i) => row(pen, 200 + i * 74, standing.rank, standing.seat, seatName(end.seats, standing.seat), standing.score));
  if (end.course.length > 1) curve(pen, end);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function ground(pen: CanvasRenderingContext2D, { game, title, result }: End): void {
  pen.fillStyle = "#f7f3ea";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#8f3518";
  pen.fillRect(0, 0, WIDTH, 12);
  write(pen, game, 56, 70, "600 28px Georgia, serif", "#8f3518");
  write(pen, title, 56, 126, "700 46px Georgia, serif", INK, WIDTH - 112);
  write(pen, result.endingText, 56, 164, "22px system-ui, sans-serif", FAINT, WIDTH - 112);
  write(pen, "Loggia", 56, HEIGHT - 34, "600 24px Georgia, serif", FAINT);
}

function row(pen: CanvasRenderingContext2D, y: number, rank: number, seat: number, name: string, score: number): void {
  pen.fillStyle = rank === 1 ? "#ffe9b0" : "#efe8da";
  pen.fillRect(56, y, 520, 62);
  pen.fillStyle = seatColour(seat);
  pen.fillRect(56, y, 10, 62);
  write(pen, `${rank}.`, 86, y + 41, "700 28px Georgia, serif", INK);
  write(pen, name, 136, y + 41, "26px system-ui, sans-serif", INK, 310);
  pen.textAlign = "right";
  write(pen, String(score), 556, y + 43, "700 34px Georgia, serif", INK);
  pen.textAlign = "left";
}

function curve(pen: CanvasRenderingContext2D, { course, counted }: End): void {
  const [left, top, width, height] = [640, 210, 500, 330];
  pen.strokeStyle = "#8b7f6f";
  pen.lineWidth = 2;
  pen.strokeRect(left, top, width, height);
  for (const { seat, points } of lines(course)) {
    pen.strokeStyle = seatColour(seat);
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? pen.moveTo : pen.lineTo).call(pen, left + x * width, top + height - y * (height - 20)));
    pen.stroke();
  }
  write(pen, counted, left, top + height + 36, "22px system-ui, sans-serif", FAINT);
}

/** A line of text; a longer one is set narrower. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, most?: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

/** Hands the picture to whatever the device shares with; where it shares no files, it is saved. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // shut again without choosing
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
