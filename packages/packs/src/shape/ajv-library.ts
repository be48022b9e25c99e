/**
 * What is taken from ajv. The build puts the library into the compiled file, for its modules take long to load one by one.
 * Must be the only file that names it, and must not hold anything of our own.
 */
export { Ajv2020 } from 'ajv/dist/2020.js';
export type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
