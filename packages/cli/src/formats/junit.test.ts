// Tests of JUnit XML: it can be read whatever the texts are, and counts what failed.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { junitXml, type JunitCase } from './junit.js';

const one = (text: string): JunitCase => ({ name: text, classname: text, file: text, failures: [{ type: text, message: text, text }], notes: [text] });

/** The texts between marks and quotes, with what stands for a character put back. */
function read(xml: string): string[] {
  const plain = (text: string): string => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return [...xml.matchAll(/ (?:name|message)="([^"]*)"|>([^<]+)<\/(?:failure|system-out)>/g)].map(([, quoted, between]) => plain(quoted ?? between ?? ''));
}

it('gives back every text that XML can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const xml = junitXml('x', [{ name: 'y', cases: [one(text)] }]);
      const kept = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}');
      expect(read(xml)).toEqual(['x', 'y', kept, kept, kept, kept]);
    }),
  );
});

it.each(['<&>"\'', 'a\u0000b\u001b[31m', 'two\nlines', '\uD800 alone'])('writes %j so that no reader stumbles', (text) => {
  const xml = junitXml('x', [{ name: 'y', cases: [one(text)] }]);
  expect(xml.replace(/<\/?[a-z-]+(?: [a-z]+="[^"<]*")*\/?>|<\?xml [^>]*\?>/g, '')).not.toMatch(/[<>"]/);
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
});

it('counts suites and failures', () => {
  const fine: JunitCase = { name: 'a', classname: 'b', file: 'c', line: 3, failures: [], notes: [] };
  const xml = junitXml('all', [{ name: 's', cases: [fine, one('x')] }, { name: 't', cases: [] }]);
  expect(xml).toContain('<testsuites name="all" tests="2" failures="1" errors="0" time="0">');
  expect(xml).toContain('    <testcase name="a" classname="b" file="c" line="3" time="0"/>\n');
  expect(xml).toContain('  <testsuite name="t" tests="0" failures="0" errors="0" skipped="0" time="0">\n  </testsuite>\n');
});
