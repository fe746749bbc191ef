import { ServiceProcess } from './service-process.js';

/** What runs in production: the API and the workers apart, two of each. */
export class Fleet {
  private constructor(
    readonly apis: readonly ServiceProcess[],
    readonly workers: readonly ServiceProcess[],
  ) {}

  static async start(env: Readonly<Record<string, string>>, folder: string): Promise<Fleet> {
    const start = (role: 'api' | 'worker', number: number): Promise<ServiceProcess> =>
      ServiceProcess.start({ name: `${role}-${number}`, role, env, folder });
    const apis = await Promise.all([start('api', 1), start('api', 2)]);
    const workers = await Promise.all([start('worker', 1), start('worker', 2)]);
    const fleet = new Fleet(apis, workers);
    try {
      await fleet.untilReady();
    } catch (error) {
      await fleet.stop();
      throw error;
    }
    return fleet;
  }

  get all(): readonly ServiceProcess[] {
    return [...this.apis, ...this.workers];
  }

  get misdeeds(): string[] {
    return this.all.flatMap((process) => process.misdeeds);
  }

  async untilReady(): Promise<void> {
    await Promise.all(this.all.map((process) => process.untilReady()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((process) => process.stop()));
  }
}
