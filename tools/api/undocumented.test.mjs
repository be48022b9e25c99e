// Tests of finding members without a docstring.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { undocumented } from './undocumented.mjs';

/** What is found, in which declarations, as which names. @type {readonly (readonly [string, string, readonly string[]])[]} */
const CASES = [
  ['a member of an interface', '/** A. */ export interface A { /** B. */ b: string; c: string; }', ['A.c']],
  ['a method', '/** A. */ export interface A { b(): void; }', ['A.b']],
  ['a member of a class, also a protected one', '/** A. */ export declare class A { b: string; protected c(): void; }', ['A.b', 'A.c']],
  ['nothing of what is private, nor a constructor', '/** A. */ export declare class A { #private; private b; constructor(c: string); }', []],
  ['a getter without one', '/** A. */ export declare class A { get b(): string; /** C. */ get c(): string; set c(value: string); }', ['A.b']],
  ['a case of an enum', '/** A. */ export declare enum A { /** B. */ B = 0, C = 1 }', ['A.C']],
  ['an index signature', '/** A. */ export interface A { [key: string]: string; }', ['A.[key: string]: string;']],
  ['nothing that takes the place of what has one', '/** A. */ export interface A { /** B. */ b: unknown; } /** C. */ export interface C extends A { b: string; }', []],
  ['what takes the place of what has none', '/** A. */ declare class A { b: unknown; } /** C. */ export declare class C extends A { b: string; } export {};', ['C.b']],
  ['a name of the door', 'export declare function a(): void; /** B. */ export declare const b: number;', ['a']],
  ['nothing that the door does not offer', 'interface A { b: string; } export {};', []],
  ['a member of a type from another file, under the name it is offered by', "export { A as B } from '../other.js';", ['B.b']],
];

const root = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** All cases at once: reading the libraries is what takes time. */
const found = undocumented(
  CASES.map(([, text], index) => {
    const folder = join(root, String(index));
    mkdirSync(folder);
    writeFileSync(join(root, 'other.d.ts'), '/** A. */\nexport interface A {\n  b: string;\n}\n');
    const types = join(folder, 'index.d.ts');
    // A comment behind something on its line belongs to that.
    writeFileSync(types, text.replaceAll('/**', '\n/**'));
    return { folder: text.includes('../') ? root : folder, types };
  }),
);

it.each(CASES.map(([what, , names], index) => ({ what, names, index })))('finds $what', ({ names, index }) => {
  expect(found[index]?.map(({ name }) => name)).toEqual(names);
});

it('tells the file that declares it, from the folder of the package', () => {
  expect(found[0]?.[0]?.file).toBe('index.d.ts');
  expect(found.at(-1)?.[0]?.file).toBe('other.d.ts');
});

it('refuses a door that is not there', () => {
  expect(() => undocumented([{ folder: root, types: join(root, 'no-such-door.d.ts') }])).toThrow(/npm run build/);
});
