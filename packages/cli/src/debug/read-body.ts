// The body of a request as JSON, of bounded size. Must not know what it asks for.
import type { IncomingMessage } from 'node:http';

/** A body that is refused: too large, or not JSON. */
export class BodyRefusal extends Error {
  override readonly name = 'BodyRefusal';
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a body.
 *
 * @param most bytes allowed
 * @throws BodyRefusal when it is larger, or not JSON in UTF-8
 */
export async function readBody(request: IncomingMessage, most: number): Promise<unknown> {
  const tooLarge = (): BodyRefusal => new BodyRefusal(413, `the request is larger than the ${most} bytes allowed`);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw tooLarge();
    pieces.push(piece);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch {
    throw new BodyRefusal(400, 'the request is not JSON in UTF-8');
  }
}
