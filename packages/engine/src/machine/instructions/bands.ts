/** `['bands', number, [[lo, hi, pc], …], elsePc]`. Must do nothing else. */
import { writeBlock } from '../../compile/code-book.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { instruction } from '../instruction.js';
import { readNumber } from '../operand.js';

const WORDS_OF_BAND = 3;
/** Stands for no end: no number of a game is as large. */
const OPEN = 2 ** 31 - 1;

/** Goes to the first band that holds the number. */
const BANDS = instruction((m, f, at) => {
  const { words } = m;
  const n = readNumber(m, f.locals, words[at + 1] as number);
  const first = words[at + 2] as number;
  const end = first + (words[at + 3] as number);
  for (let band = first; band < end; band += WORDS_OF_BAND) {
    const hi = words[band + 1] as number;
    if (n >= (words[band] as number) && (n <= hi || hi === OPEN)) {
      f.pc = words[band + 2] as number;
      return;
    }
  }
  f.pc = words[at + 4] as number;
});

/** The number, the bands, and where to go otherwise; `hi` null is open. */
export const bands: InstructionForm = (c, node, at) => {
  const number = c.word(node[1], `${at}[1]`);
  const given = Array.isArray(node[2]) ? (node[2] as unknown[]) : c.fail(at, 'there are no bands');
  const table = given.flatMap((band, i) => {
    const [lo, hi, pc] = Array.isArray(band) ? (band as unknown[]) : [];
    if (typeof lo !== 'number' || (typeof hi !== 'number' && hi !== null)) {
      return c.fail(`${at}[2][${i}]`, 'a band needs a lowest number, and a highest one or null');
    }
    return [lo, hi ?? OPEN, c.pc(pc, `${at}[2][${i}][2]`)];
  });
  const otherwise = c.pc(node[3], `${at}[3]`);
  return [BANDS, number, writeBlock(c.book, table), table.length, otherwise];
};
