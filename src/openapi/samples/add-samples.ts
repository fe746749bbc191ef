import { type OpenAPIObject } from '@nestjs/swagger';
import { curlSample } from './curl.js';
import { javascriptSample } from './javascript.js';
import { pythonSample } from './python.js';
import { sampleRequests } from './sample-request.js';

/** Under the name that readers of OpenAPI documents agree on. */
export const SAMPLES_KEYWORD = 'x-codeSamples';

export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const LANGUAGES = [
  { lang: 'shell', label: 'curl', write: curlSample },
  { lang: 'javascript', label: 'JavaScript', write: javascriptSample },
  { lang: 'python', label: 'Python', write: pythonSample },
] as const;

/** Gives every operation that an API key opens a request to be pasted, in each language. */
export function addSamples(document: OpenAPIObject): void {
  for (const { operation, request } of sampleRequests(document)) {
    const samples = LANGUAGES.map(({ lang, label, write }): CodeSample => ({ lang, label, source: write(request) }));
    Object.assign(operation, { [SAMPLES_KEYWORD]: samples });
  }
}
