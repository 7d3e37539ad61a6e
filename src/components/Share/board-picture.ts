import {
  placedTileText,
  alphabetOf,
  type Premium,
  premiumAt,
  type PlacedTile,
  sameSquare,
  squareAt,
  startSquare,
  squareIndex,
  tileText,
  tileValue,
  type View,
} from '../../engine';
import { playerName, pointsText, premiumLabel } from '../../messages';

/** Returns the value of a CSS custom property, given its name without `--`. */
export type ColourOf = (name: string) => string;

/** Sizes in SVG user units. */
const SQUARE = 40;
const RIM = 24;
const HEAD = 40;
const LINE = 26;
const SCORE = 20;

/**
 * Width of a bold letter in ems, which few texts exceed on average: the font is not known. The widest capitals are nearly
 * squares, as ideographs are.
 */
function emsOf(letter: string): number {
  if (letter >= '\u2E80') return 1;
  return letter === letter.toLowerCase() ? 0.65 : 0.95;
}

/** Maximum rows or columns drawn at double resolution. */
const MAX_SHARP_SQUARES = 40;

/** Factors from here on share the strongest colour. */
const TOP = 4;

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Letters {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const letters = (text: string, { x, y, size, fill, anchor = 'middle' }: Letters): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="${anchor}" fill="${fill}">${quoted(text)}</text>`;

const box = (x: number, y: number, fill: string, inset = 1): string =>
  `<rect x="${x + inset}" y="${y + inset}" width="${SQUARE - 2 * inset}" height="${SQUARE - 2 * inset}" rx="4" fill="${fill}"/>`;

function premiumColours(premium: Premium, colour: ColourOf): readonly [fill: string, ink: string] {
  if (premium.kind === 'none') return [colour('square'), ''];
  if (premium.factor <= 0) return [colour('trap-a'), colour('trap-ink')];
  const step = Math.min(premium.factor, TOP);
  const ink = step >= 3 ? `${premium.kind}-${step}-ink` : `${premium.kind}-ink`;
  return [colour(`${premium.kind}-${step}`), colour(ink)];
}

function tile(
  x: number,
  y: number,
  face: string,
  value: number,
  isBlank: boolean,
  colour: ColourOf,
) {
  const ink = colour(isBlank ? 'blank-ink' : 'tile-ink');
  return (
    box(x, y, colour('tile-edge')) +
    box(x, y - 1, colour('tile-top'), 2) +
    letters(face, { x: x + SQUARE / 2 - 2, y: y + 28, size: 23, fill: ink }) +
    letters(pointsText(value), { x: x + SQUARE - 5, y: y + 35, size: 10, fill: ink, anchor: 'end' })
  );
}

/** The rack of the seat to move, if the view shows it. */
function rackOf(view: View) {
  const rack = view.result ? undefined : view.seats[view.toMove]?.rack;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

const widthOf = (text: string): number =>
  SCORE * Array.from(text).reduce((sum, letter) => sum + emsOf(letter), 0);

/** Fills lines with the scores in order. A line with a single score may still be too wide. */
function scoreLines(view: View, room: number): readonly string[] {
  const lines: string[] = [];
  for (const [seat, { score }] of view.seats.entries()) {
    const text = `${playerName(view, seat)} ${pointsText(score)}`;
    const joined = lines.length > 0 ? `${lines.at(-1)} · ${text}` : text;
    if (lines.length > 0 && widthOf(joined) <= room) lines[lines.length - 1] = joined;
    else lines.push(text);
  }
  return lines;
}

/**
 * Draws the board of a view as SVG, with the scores and the rack of the seat to move; also returns the size in pixels.
 */
export function boardPicture(view: View, colour: ColourOf) {
  const { board, grid, rules } = view;
  const { tileSet } = rules;
  const alphabet = alphabetOf(tileSet);
  const rack = rackOf(view);
  const start = startSquare(view);
  const width = board.columns * SQUARE + 2 * RIM;
  const room = width - 2 * RIM;
  const lines = scoreLines(view, room);
  const top = HEAD + (lines.length - 1) * LINE + RIM;
  const bottom = top + board.rows * SQUARE + RIM;
  const rackRows = Math.ceil(rack.length / board.columns);
  const height = bottom + (rackRows > 0 ? rackRows * SQUARE + RIM : 0);
  const parts = [`<rect width="${width}" height="${height}" rx="12" fill="${colour('rim')}"/>`];
  for (const [index, line] of lines.entries()) {
    const size = Math.min(SCORE, (SCORE * room) / widthOf(line));
    const y = HEAD + index * LINE;
    parts.push(letters(line, { x: RIM, y, size, fill: colour('rim-label'), anchor: 'start' }));
  }
  for (let index = 0; index < board.rows * board.columns; index++) {
    const square = squareAt(board, index);
    const x = RIM + square.column * SQUARE;
    const y = top + square.row * SQUARE;
    const content = grid[squareIndex(board, square)];
    if (content && content.kind !== 'empty') {
      const placed: PlacedTile = content;
      const face = placedTileText(alphabet, placed);
      parts.push(tile(x, y, face, tileValue(tileSet, placed), placed.kind === 'blank', colour));
      continue;
    }
    const premium = premiumAt(board, square);
    const [fill, ink] = premiumColours(premium, colour);
    parts.push(box(x, y, fill));
    const label = start && sameSquare(start, square) ? '★' : premiumLabel(premium);
    if (label) {
      const starInk = premium.kind === 'none' ? colour('star') : ink;
      parts.push(letters(label, { x: x + SQUARE / 2, y: y + 25, size: 14, fill: starInk }));
    }
  }
  const inRow = Math.ceil(rack.length / rackRows);
  for (const [place, each] of rack.entries()) {
    const x = (width - inRow * SQUARE) / 2 + (place % inRow) * SQUARE;
    const y = bottom + Math.floor(place / inRow) * SQUARE;
    const face = each.kind === 'blank' ? '' : tileText(each);
    parts.push(tile(x, y, face, tileValue(tileSet, each), false, colour));
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Figtree, Helvetica, Arial, sans-serif">${parts.join('')}</svg>`;
  const scale = Math.max(board.rows, board.columns) > MAX_SHARP_SQUARES ? 1 : 2;
  return { svg, width: width * scale, height: height * scale };
}

/** Converts the picture to PNG; rejected if the browser cannot. */
export async function pngOf(picture: ReturnType<typeof boardPicture>): Promise<Blob> {
  const { svg, width, height } = picture;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))),
      'image/png',
    );
  });
}
