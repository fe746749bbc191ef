import { Expose } from 'class-transformer';

/** Reads a setting under its environment name. */
export function FromEnv(name: string): PropertyDecorator {
  return Expose({ name });
}
