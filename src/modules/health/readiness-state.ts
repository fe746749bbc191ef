import { Injectable } from '@nestjs/common';

/** Whether this process still wants work. One that is about to end says no first, so that nobody sends it any more. */
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
