import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * The names of a report's fields were a sixth of its row, so that only one instead of two fitted on a page. To write reports is,
 * next to their standings, what PostgreSQL does most for a review. What each place means is said where they are packed.
 */
export class PackReports1795219268000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update insights_reports set
        fit_dimensions = ${each('fit_dimensions', "json_build_array(part->'dimension', part->'score', part->'weight')")},
        strength_criteria = ${each(
          'strength_criteria',
          `json_build_array(part->'criterion', part->'score', part->'weight',
          part->'coverage', part->'reasoning', ${each("part->'evidence'", "json_build_array(part->'key', part->'quote')")})`,
        )},
        provenance = json_build_array(
          json_build_array(provenance->'reviewer', provenance->'version', provenance->'model', provenance->'prompt_version'),
          json_build_array(provenance->'rubric_version', provenance->'rubric_hash'),
          provenance->'degraded_reason',
          json_build_array(provenance->'usage'->'input_tokens', provenance->'usage'->'output_tokens'),
          provenance->'duration_ms', provenance->'attempts',
          json_build_array(provenance->'thresholds'->'perfect', provenance->'thresholds'->'strong', provenance->'thresholds'->'possible'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update insights_reports set
        fit_dimensions = ${each('fit_dimensions', "json_build_object('dimension', part->0, 'score', part->1, 'weight', part->2)")},
        strength_criteria = ${each(
          'strength_criteria',
          `json_build_object('criterion', part->0, 'score', part->1, 'weight', part->2,
          'coverage', part->3, 'reasoning', part->4, 'evidence', ${each('part->5', "json_build_object('key', part->0, 'quote', part->1)")})`,
        )},
        provenance = json_build_object(
          'reviewer', provenance->0->0, 'version', provenance->0->1, 'model', provenance->0->2, 'prompt_version', provenance->0->3,
          'rubric_version', provenance->1->0, 'rubric_hash', provenance->1->1,
          'degraded', provenance->>2 is not null, 'degraded_reason', provenance->2,
          'usage', json_build_object('input_tokens', provenance->3->0, 'output_tokens', provenance->3->1),
          'duration_ms', provenance->4, 'attempts', provenance->5,
          'thresholds', json_build_object('perfect', provenance->6->0, 'strong', provenance->6->1, 'possible', provenance->6->2))
    `);
  }
}

/** An array of what becomes of each part of it, in the same order. */
function each(array: string, packed: string): string {
  return `(
    select coalesce(json_agg(${packed} order by nth), '[]') from json_array_elements(${array}) with ordinality as parts (part, nth))`;
}
