import createClient from 'openapi-fetch';
import { ApiProblem } from './problem.js';
import { sendSignedIn } from './renewal.js';
import { type paths } from './schema.js';

/** The documented API, with the types of its document. The session's cookie goes along by itself, and a new one is asked for when it has ended. */
export const api = createClient<paths>({ fetch: sendSignedIn });

interface Outcome<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Answer<T> {
  readonly data: T;
  /** Of the version that the answer shows, on which a change is made; empty where there is none. */
  readonly tag: string;
}

/** The answer with its tag. @throws ApiProblem */
export async function answerOf<T>(call: Promise<Outcome<T>>): Promise<Answer<T>> {
  const { data, error, response } = await call.catch(() => {
    throw new ApiProblem(0, {});
  });
  if (!response.ok) throw new ApiProblem(response.status, typeof error === 'object' && error !== null ? error : {});
  return { data: data as T, tag: response.headers.get('ETag') ?? '' };
}

/** The body of an answer. @throws ApiProblem */
export async function bodyOf<T>(call: Promise<Outcome<T>>): Promise<T> {
  return (await answerOf(call)).data;
}
