/** How much of everything: enough to say something, or as little as shows that it works. */
export interface Plan {
  readonly repetitions: number;
  readonly warmUpSeconds: number;
  /** Under full load, of each contender in each case. */
  readonly seconds: number;
  /** At a fixed rate; longer, since few requests are slow. */
  readonly latencySeconds: number;
  /** The longest that a pipeline is watched, once it is warm. */
  readonly pipelineSeconds: number;
  /** Reviews waiting when a pipeline starts, at least. */
  readonly backlog: number;
  /** Submissions with a report, to be read in turn. */
  readonly readable: number;
  /** Applications sent one by one to an idle service. */
  readonly reports: number;
  /** After this, whatever is not done is given up. */
  readonly deadlineMinutes: number;
}

export const FULL: Plan = {
  repetitions: 5,
  warmUpSeconds: 2,
  seconds: 5,
  latencySeconds: 20,
  pipelineSeconds: 6,
  backlog: 20_000,
  readable: 1_000,
  reports: 40,
  deadlineMinutes: 40,
};

export const QUICK: Plan = {
  repetitions: 1,
  warmUpSeconds: 1,
  seconds: 2,
  latencySeconds: 4,
  pipelineSeconds: 3,
  backlog: 5_000,
  readable: 100,
  reports: 12,
  deadlineMinutes: 8,
};

/** Connections that keep the service busy. */
export const CONNECTIONS = 64;

/** Requests per second of the open loops: about twice what the baseline can take at all, against a third of it. */
export const LATENCY_RATES = { intake: 1_000, baseline: 150 } as const;
