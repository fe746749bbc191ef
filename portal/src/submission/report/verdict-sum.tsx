import { Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';

/** In points: as near as the service calls it when it says how far a verdict can be relied on. */
const NEAR = 2;

/** With its reason, as far as it can be told from the report. */
function confidenceOf({ confidence, verdict, provenance }: Report, isNear: boolean): string {
  if (confidence === null) return '';
  const isKnown = provenance !== undefined && verdict !== 'COHORT_UNDETERMINED' && confidence !== 'high';
  if (!isKnown) return ` Confidence: ${confidence}.`;
  if (confidence === 'low') return ' Confidence: low, as there is too little to go by.';
  return ` Confidence: medium, as ${isNear ? 'another verdict is near' : 'there is not much to go by'}.`;
}

/** How the verdict comes about, to be done again by hand: with the thresholds that the report was made with. */
export function VerdictSum({ report }: { readonly report: Report }): JSX.Element {
  const { overall_score, clarity_score, founder_fit_score, idea_strength_score, verdict, provenance } = report;
  const thresholds = provenance?.thresholds;
  const isCritical = report.guard_rail_flags.some(({ severity }) => severity === 'critical');
  const near = verdict === 'COHORT_UNDETERMINED' ? undefined : nearestOf(report);
  return (
    <Text size="sm" c="dimmed">
      0.3 × {clarity_score} clarity + 0.4 × {founder_fit_score} founder fit + 3 × {idea_strength_score.toFixed(1)} idea
      strength = {overall_score.toFixed(1)}.
      {thresholds !== undefined &&
        ` Perfect from ${String(thresholds.perfect)}, strong from ${String(thresholds.strong)}, possible from ${String(thresholds.possible)}.`}
      {near !== undefined && (
        <Text span inherit fw={600} c="var(--mantine-color-text)">
          {' '}
          {near}
        </Text>
      )}
      {verdict === 'COHORT_UNDETERMINED' &&
        ` There is no verdict all the same, as ${isCritical ? 'a critical flag stands' : 'there is too little to judge by'}.`}
      {confidenceOf(report, near !== undefined)}
    </Text>
  );
}

/** Whether little more or less would have made it another verdict. */
function nearestOf({ overall_score, provenance }: Report): string | undefined {
  const near = Object.entries(provenance?.thresholds ?? {}).find(
    ([, threshold]) => Math.abs(overall_score - threshold) < NEAR,
  );
  if (near === undefined) return undefined;
  const [name, threshold] = near;
  const distance = overall_score - threshold;
  return distance < 0
    ? `Near: ${(-distance).toFixed(1)} short of ${name}.`
    : `Near: ${name} by ${distance.toFixed(1)}.`;
}
