// A picture of a page, which has few colours, as a PNG with a colour table: a third of the bytes, and text as crisp as before. Must
// not read or write files.
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

// It brings no types, and is no module that Node could import names of.
/** @type {{ quantize: (pixels: Uint8Array, most: number) => [number, number, number][] }} */
const { quantize } = createRequire(import.meta.url)('gifenc');
const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * The colours of a picture, the most frequent as they are: backgrounds and letters keep theirs, the shades between them are drawn together.
 *
 * @param {Uint8Array} data four bytes a pixel
 * @returns {[number, number, number][]}
 */
function coloursOf(data) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  /** @type {(pixel: number) => [number, number, number]} */
  const split = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  if (byCount.length <= MOST_COLOURS) return byCount.map(([pixel]) => split(pixel));
  const exact = byCount.slice(0, MOST_COLOURS / 2).map(([pixel]) => pixel);
  const kept = new Set(exact);
  const rest = new Uint8Array(pixels.filter((pixel) => !kept.has(pixel)).buffer);
  return [...exact.map(split), ...quantize(rest, MOST_COLOURS / 2)];
}

/**
 * Of each pixel the index of the colour nearest to it.
 *
 * @param {Uint8Array} data four bytes a pixel
 * @param {readonly (readonly [number, number, number])[]} colours
 * @returns {Uint8Array}
 */
function indexesOf(data, colours) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  /** @type {Map<number, number>} */
  const known = new Map();
  return Uint8Array.from(pixels, (pixel) => {
    const found = known.get(pixel);
    if (found !== undefined) return found;
    const far = colours.map(([red, green, blue]) => (red - (pixel & 255)) ** 2 + (green - ((pixel >> 8) & 255)) ** 2 + (blue - ((pixel >> 16) & 255)) ** 2);
    const nearest = far.indexOf(Math.min(...far));
    known.set(pixel, nearest);
    return nearest;
  });
}

/**
 * The same picture with a colour table of at most 256 colours.
 *
 * @param {Uint8Array} file a PNG without transparency
 * @returns {Buffer}
 */
export function withPalette(file) {
  const { width, height, data } = PNG.sync.read(file);
  const colours = coloursOf(data);
  const indexes = indexesOf(data, colours);
  // Every row begins with the number of its filter: none, which is best for indexes.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('PLTE', Buffer.from(colours.flat())), chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })), chunk('IEND', new Uint8Array())]);
}
