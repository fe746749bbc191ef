import { TEXT_NAMES } from '../../src/modules/applications/application-texts.js';

/** The texts of an application, as a record tells them where none was sent. */
export const NO_TEXTS: Readonly<Record<string, null>> = Object.fromEntries(TEXT_NAMES.map((name) => [name, null]));
