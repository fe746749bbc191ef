import { Anchor } from '@mantine/core';
import { type JSX } from 'react';
import { csvAddress } from './submissions.query.js';
import { type SubmissionsSearch } from './submissions.search.js';

/** All that the filters leave, as a file for a spreadsheet. */
export function CsvLink({ search }: { readonly search: SubmissionsSearch }): JSX.Element {
  return (
    <Anchor href={csvAddress(search)} download size="sm" w="fit-content">
      Download as CSV
    </Anchor>
  );
}
