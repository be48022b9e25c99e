/**
 * Carries out one request on a session. Must check everything before the session sees it, must answer every request, and must
 * never throw.
 */
import { BrokenDocument, requireData, shown } from '@dradis/engine';
import type { Session } from '../types/session.js';
import { type Access, refusalOf, WHOLE } from './access.js';
import { commands } from './commands.js';
import { PROTOCOL, type Request, type RequestError, type Response } from './protocol.js';

/** Values in a request, counted all through: more is no command but an attack on memory. */
const MOST_VALUES = 2_000_000;
const DEEPEST = 64;

function fits(value: unknown, depth: number, left: { values: number }): boolean {
  if (--left.values < 0 || depth > DEEPEST) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((one) => fits(one, depth + 1, left));
}

function readId(request: unknown): number | string | null {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'id')) return null;
  const { id } = request as { id: unknown };
  return (typeof id === 'string' && id.length <= 100) || Number.isSafeInteger(id) ? (id as number | string) : null;
}

function call(session: Session, command: string, args: readonly unknown[]): unknown {
  const [first = '', second] = command.split('.');
  const holder = second === undefined ? session : first === 'watches' ? session.watches : first === 'notes' ? session.notes : session.branches;
  const method = (holder as unknown as Record<string, (...args: readonly unknown[]) => unknown>)[second ?? first];
  return method?.apply(holder, [...args]);
}

function check(request: unknown, access: Access): RequestError | Required<Request> {
  try {
    requireData(request, 'request');
  } catch (error) {
    return { code: 'malformed', message: error instanceof Error ? error.message : String(error) };
  }
  if (typeof request !== 'object' || request === null || readId(request) === null) return { code: 'malformed', message: 'a request is an object with v, id (a whole number or a short text), command and args' };
  const { v, command, args = [] } = request as Partial<Record<keyof Request, unknown>>;
  if (v !== PROTOCOL) return { code: 'version', message: `this is version ${PROTOCOL} of the protocol, and the request is of ${String(v).slice(0, 20)}` };
  if (typeof command !== 'string' || !Object.hasOwn(commands, command)) return { code: 'unknown-command', message: `there is no command ${shown(command)}; known are ${Object.keys(commands).join(', ')}` };
  if (!Array.isArray(args)) return { code: 'bad-arguments', message: 'args: expected a list' };
  if (!fits(args, 0, { values: MOST_VALUES })) return { code: 'too-big', message: `a request may hold ${MOST_VALUES} values and be ${DEEPEST} deep` };
  const taken = commands[command as keyof typeof commands];
  const refusal = refusalOf(access, command, taken, args);
  if (refusal !== undefined) return { code: 'refused', message: refusal };
  const { shapes, needed } = taken;
  if (args.length < needed || args.length > shapes.length) return { code: 'bad-arguments', message: `${command} takes ${needed === shapes.length ? '' : `${needed} to `}${shapes.length} arguments, found ${args.length}` };
  for (let i = 0; i < args.length; i++) {
    const problem = shapes[i]?.(args[i], `args[${i}]`);
    if (problem !== undefined) return { code: 'bad-arguments', message: `${command}: ${problem}` };
  }
  return { v, id: readId(request) ?? 0, command, args: args as unknown[] };
}

/** The response to a request, whatever it is; `access` is what the client who sent it may ask, everything when left out. */
export function dispatch(session: Session, request: unknown, access: Access = WHOLE): Response {
  let id: Response['id'] = null;
  const failed = (error: RequestError): Response => ({ v: PROTOCOL, id, ok: false, error });
  const checked = check(request, access);
  // Only data is looked into: what is none may throw when it is.
  if (!('code' in checked && checked.code === 'malformed')) id = readId(request);
  if ('code' in checked) return failed(checked);
  try {
    return { v: PROTOCOL, id, ok: true, result: call(session, checked.command, checked.args) ?? null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed({ code: error instanceof BrokenDocument ? 'refused' : 'fault', message });
  }
}
