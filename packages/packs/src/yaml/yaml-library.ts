/**
 * What is taken from the library `yaml`. The build puts the library into the compiled file, for its modules take six times
 * as long to load one by one. Must be the only file that names it, and must not hold anything of our own.
 */
export { Composer, CST, isAlias, isMap, isScalar, isSeq, Parser } from 'yaml';
export type { ParsedNode, Scalar, YAMLError } from 'yaml';
