/** `['bands', number, [[lo, hi, pc], …], elsePc]`. Must do nothing else. */
import { type InstructionForm } from '../../compile/compiler.js';

/** Goes to the first band that holds the number; `hi` null is open. */
export const bands: InstructionForm = (c, node, at) => {
  const number = c.number(node[1], `${at}[1]`);
  const given = Array.isArray(node[2]) ? (node[2] as unknown[]) : c.fail(at, 'there are no bands');
  const table = given.map((band, i) => {
    const [lo, hi, pc] = Array.isArray(band) ? (band as unknown[]) : [];
    if (typeof lo !== 'number' || (typeof hi !== 'number' && hi !== null)) {
      return c.fail(`${at}[2][${i}]`, 'a band needs a lowest number, and a highest one or null');
    }
    return { lo, hi: hi ?? Infinity, pc: c.pc(pc, `${at}[2][${i}][2]`) };
  });
  const otherwise = c.pc(node[3], `${at}[3]`);
  return (m, f) => {
    const n = number(m, f.locals);
    f.pc = otherwise;
    for (const band of table) {
      if (n >= band.lo && n <= band.hi) {
        f.pc = band.pc;
        return;
      }
    }
  };
};
