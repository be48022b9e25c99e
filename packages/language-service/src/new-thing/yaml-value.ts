// Plain values as YAML on one line. Must not know what they mean.

/** Anything JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const PLAIN = /^[A-Za-z][\w'() -]*$/;
const SPEAKING = /^(?:true|false|null|yes|no|on|off)$/i;

/** A value as YAML on one line; texts are quoted where YAML would read something else. */
export function yamlValue(value: Json): string {
  if (typeof value === 'string') return PLAIN.test(value) && !SPEAKING.test(value) && value.trim() === value ? value : JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(yamlValue).join(', ')}]`;
  const entries = Object.entries(value);
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, each]) => `${key}: ${yamlValue(each)}`).join(', ')} }`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
