import { Injectable } from '@nestjs/common';

/**
 * Whether this process still wants work. It says no as soon as it is about to end, so that load balancers send nothing
 * more.
 */
@Injectable()
export class ReadinessState {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  startDraining(): void {
    this.draining = true;
  }
}
