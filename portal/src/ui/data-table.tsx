import { Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';
import classes from './data-table.module.css';
import { type LongList, LongRows } from './long-rows.js';

export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  readonly isNumber?: boolean;
  /** Says what the row is about: its header, for screen readers. */
  readonly isHeader?: boolean;
  /** Takes the room that the others leave, however long its words are; what does not fit is cut. */
  readonly isElastic?: boolean;
  /** Left out on a phone. */
  readonly isExtra?: boolean;
  /** Which way the rows are sorted by it, null when by another; without it they cannot be. */
  readonly sort?: { readonly direction: 'ascending' | 'descending' | null; readonly onSort: () => void };
}

interface DataTableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Below this width the table scrolls sideways by itself, and the page does not; nor on a phone, where columns are left out for it. */
  readonly minWidth?: number;
  /** Of how many rows these are the first. */
  readonly list?: LongList;
}

export function DataTable<T>({ caption, columns, rows, rowKey, minWidth = 640, list }: DataTableProps<T>): JSX.Element {
  const cells = (row: T): JSX.Element[] =>
    columns.map((column) => <Cell key={column.title} column={column} row={row} />);
  const isShortened = columns.some(({ isExtra }) => isExtra);
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      {...(isShortened && { className: classes['shortened'] ?? '' })}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': caption } }}
    >
      <Table verticalSpacing="sm" highlightOnHover {...(list !== undefined && { 'aria-rowcount': list.total + 1 })}>
        <Table.Caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.title} column={column} />
            ))}
          </Table.Tr>
        </Table.Thead>
        {list === undefined ? (
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={rowKey(row)}>{cells(row)}</Table.Tr>
            ))}
          </Table.Tbody>
        ) : (
          <LongRows list={list} rows={rows} columns={columns.length} rowKey={rowKey} cells={cells} />
        )}
      </Table>
    </Table.ScrollContainer>
  );
}

function Head<T>({ column: { title, sort, ...kind } }: { readonly column: Column<T> }): JSX.Element {
  const { direction = null, onSort } = sort ?? {};
  return (
    <Table.Th
      scope="col"
      ta={kind.isNumber === true ? 'right' : 'left'}
      className={classOf(kind)}
      {...(direction !== null && { 'aria-sort': direction })}
    >
      {onSort === undefined ? (
        title
      ) : (
        <UnstyledButton className={`${classes.sort ?? ''} also-printed`} onClick={onSort}>
          {title}
          <span aria-hidden>{direction === null ? '' : direction === 'ascending' ? ' ↑' : ' ↓'}</span>
        </UnstyledButton>
      )}
    </Table.Th>
  );
}

function Cell<T>({ column: { cell, ...kind }, row }: { readonly column: Column<T>; readonly row: T }): JSX.Element {
  const className = classOf(kind);
  if (kind.isHeader === true)
    return (
      <Table.Th scope="row" fw={500} className={className}>
        {cell(row)}
      </Table.Th>
    );
  if (kind.isNumber === true)
    return (
      <Table.Td ta="right" className={className}>
        <Text size="sm" span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {cell(row)}
        </Text>
      </Table.Td>
    );
  return <Table.Td className={className}>{cell(row)}</Table.Td>;
}

function classOf({
  isElastic = false,
  isExtra = false,
}: {
  readonly isElastic?: boolean;
  readonly isExtra?: boolean;
}): string {
  return [isElastic && classes['elastic'], isExtra && classes['extra']]
    .filter((name) => typeof name === 'string')
    .join(' ');
}
