/** A session over lines of JSON: one request a line, one response a line, in the same order. Must not read or write anything. */
import type { Session } from '../types/session.js';
import type { Access } from './access.js';
import { dispatch } from './dispatch.js';
import { PROTOCOL, type Response } from './protocol.js';

/** A line that is longer is not read. */
const LONGEST_LINE = 16_000_000;

/** The response to one line, as far as `access` goes, without the line end. Null for a line without anything on it. */
export function answerLine(session: Session, line: string, access?: Access): string | null {
  if (line.trim() === '') return null;
  const refuse = (code: 'malformed' | 'too-big', message: string): string => JSON.stringify({ v: PROTOCOL, id: null, ok: false, error: { code, message } } satisfies Response);
  if (line.length > LONGEST_LINE) return refuse('too-big', `a line may have ${LONGEST_LINE} characters`);
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return refuse('malformed', `the line is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return JSON.stringify(dispatch(session, request, access));
}
