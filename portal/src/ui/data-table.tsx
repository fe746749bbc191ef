import { Table, Text, VisuallyHidden } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';

export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  readonly isNumber?: boolean;
  /** Says what the row is about: its header, for screen readers. */
  readonly isHeader?: boolean;
}

interface DataTableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Below this width the table scrolls sideways by itself, and the page does not. */
  readonly minWidth?: number;
}

export function DataTable<T>({ caption, columns, rows, rowKey, minWidth = 640 }: DataTableProps<T>): JSX.Element {
  return (
    <Table.ScrollContainer minWidth={minWidth} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': caption } }}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Caption><VisuallyHidden>{caption}</VisuallyHidden></Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title, isNumber }) => <Table.Th key={title} scope="col" ta={isNumber === true ? 'right' : 'left'}>{title}</Table.Th>)}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>{columns.map((column) => <Cell key={column.title} column={column} row={row} />)}</Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell<T>({ column: { cell, isNumber, isHeader }, row }: { readonly column: Column<T>; readonly row: T }): JSX.Element {
  if (isHeader === true) return <Table.Th scope="row" fw={500}>{cell(row)}</Table.Th>;
  if (isNumber === true) return <Table.Td ta="right"><Text size="sm" span style={{ fontVariantNumeric: 'tabular-nums' }}>{cell(row)}</Text></Table.Td>;
  return <Table.Td>{cell(row)}</Table.Td>;
}
