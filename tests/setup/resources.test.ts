import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchResource } from '../../src/setup';
import { errorOf } from '../support/results';

/** Fetches `boards/tower.txt` from a fake server with this response. */
const fetched = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer());
  return fetchResource('boards/tower.txt');
};

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://example.com/' });
});

describe('a file under resources/', () => {
  it('is missing if the server responds with 404', async () => {
    const outcome = await fetched(() => new Response('', { status: 404 }));
    expect(errorOf(outcome)).toEqual({ code: 'FILE_NOT_FOUND', name: 'boards/tower.txt' });
  });

  it.each([
    ['the server cannot be reached', () => Response.error()],
    ['the server is overloaded', () => new Response('', { status: 503 })],
    [
      'the network fails',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is unreachable, not missing, if %s', async (_why, answer) => {
    const outcome = await fetched(answer);
    expect(errorOf(outcome)).toEqual({ code: 'FILE_UNREACHABLE', name: 'boards/tower.txt' });
  });
});
