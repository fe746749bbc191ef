import { DataList } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';

/** What is to be known of something, each fact with its name. */
export function Facts({
  facts,
  labelWidth,
}: {
  readonly facts: readonly (readonly [string, ReactNode])[];
  readonly labelWidth: number;
}): JSX.Element {
  return (
    <DataList labelWidth={labelWidth}>
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
