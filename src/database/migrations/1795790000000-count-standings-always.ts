import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TRIGGERS = ['flag', 'count_new', 'count_changed', 'count_gone'].map((what) => `submission_standings_${what}`);

/**
 * Standings are counted in whatever way they are written, by a replica or a restore as well. A migration that had put the triggers aside for
 * a moment put them back for ordinary sessions alone.
 */
export class CountStandingsAlways1795790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.enable(runner, 'enable always trigger');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.enable(runner, 'enable trigger');
  }

  private async enable(runner: QueryRunner, how: string): Promise<void> {
    await runner.query(`alter table submission_standings ${TRIGGERS.map((name) => `${how} ${name}`).join(', ')}`);
  }
}
