import { Skeleton, Table } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type JSX, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinted } from './use-is-printed.js';

const USUAL_HEIGHT = 61;
const OVERSCAN = 8;

/** A list of which the page holds some rows only, and asks for more of them as the reader comes near. */
export interface LongList {
  /** How many rows there are, whether they are here or not. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly onMore: () => void;
}

interface LongRowsProps<T> {
  readonly list: LongList;
  readonly rows: readonly T[];
  readonly columns: number;
  readonly rowKey: (row: T) => string;
  readonly cells: (row: T) => JSX.Element[];
}

/**
 * Only what is in sight is in the page, with room above and below it for the rest: the scrollbar shows how long the list is.
 * Printed is all that is here, whether in sight or not.
 */
export function LongRows<T>({
  list: { total, hasMore, isFetching, onMore },
  rows,
  columns,
  rowKey,
  cells,
}: LongRowsProps<T>): JSX.Element {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useTop(body);
  const isPrinted = useIsPrinted();
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
  });
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const isNearEnd = hasMore && !isFetching && last !== undefined && last.index >= rows.length - OVERSCAN;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);
  if (isPrinted) {
    return (
      <Table.Tbody ref={body}>
        {rows.map((row) => (
          <Table.Tr key={rowKey(row)}>{cells(row)}</Table.Tr>
        ))}
        {rows.length < total && (
          <Table.Tr>
            <Table.Td colSpan={columns}>
              These are the first {rows.length} of {total}. To print all of them, scroll to the end of the list before.
            </Table.Td>
          </Table.Tr>
        )}
      </Table.Tbody>
    );
  }
  return (
    <Table.Tbody ref={body}>
      {first !== undefined && <Room height={first.start - scrollMargin} columns={columns} />}
      {shown.map(({ index }) => {
        const row = rows[index];
        return (
          <Table.Tr
            key={row === undefined ? index : rowKey(row)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-rowindex={index + 2}
            h={USUAL_HEIGHT}
          >
            {row === undefined ? (
              <Table.Td colSpan={columns}>
                <Skeleton h={20} />
              </Table.Td>
            ) : (
              cells(row)
            )}
          </Table.Tr>
        );
      })}
      {last !== undefined && <Room height={virtualizer.getTotalSize() - (last.end - scrollMargin)} columns={columns} />}
    </Table.Tbody>
  );
}

function Room({ height, columns }: { readonly height: number; readonly columns: number }): JSX.Element | null {
  return height <= 0 ? null : (
    <Table.Tr aria-hidden>
      <Table.Td colSpan={columns} p={0} h={height} style={{ border: 0 }} />
    </Table.Tr>
  );
}

/** How far below the top of the page it begins. */
function useTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    };
    measure();
    // What stands above it may need another line.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return top;
}
