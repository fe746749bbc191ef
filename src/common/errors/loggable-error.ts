/** An error of ours whose message repeats nothing that people sent, so that it may be logged as it is. */
export abstract class LoggableError extends Error {}
