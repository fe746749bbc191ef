import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenAPIObject } from '@nestjs/swagger';
import { packageFolder } from '../common/package-folder.js';
import { type DocumentFile } from './parts.js';

/** As it is committed: what the sources say, or a check fails. */
export function readDocument(file: DocumentFile): OpenAPIObject {
  return JSON.parse(readFileSync(join(packageFolder(), file), 'utf8')) as OpenAPIObject;
}
