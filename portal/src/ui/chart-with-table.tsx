import { Box, Group, Paper, Switch, Title } from '@mantine/core';
import { useState, type JSX, type ReactNode } from 'react';
import { type Column, DataTable } from './data-table.js';

interface ChartWithTableProps<T> {
  readonly title: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** The picture. Nobody needs it to know the figures: the table has all of them. */
  readonly children: ReactNode;
}

/** A chart with its twin: the same figures as a table, one switch away. */
export function ChartWithTable<T>({ title, columns, rows, rowKey, children }: ChartWithTableProps<T>): JSX.Element {
  const [isTable, setTable] = useState(false);
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Group justify="space-between" mb="sm" gap="xs" wrap="nowrap">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Switch
          className="never-printed"
          size="sm"
          label="Show as table"
          style={{ flexShrink: 0 }}
          checked={isTable}
          onChange={(event) => {
            setTable(event.currentTarget.checked);
          }}
        />
      </Group>
      {isTable ? (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} minWidth={280} />
      ) : (
        <>
          <Box role="img" aria-label={`${title}, as a chart; the switch shows the figures as a table`}>
            {children}
          </Box>
          <div className="only-printed">
            <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} minWidth={280} />
          </div>
        </>
      )}
    </Paper>
  );
}
