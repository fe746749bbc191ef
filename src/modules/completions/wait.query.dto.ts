import { WaitSeconds } from '../../common/waiting/wait-seconds.decorator.js';

export class WaitQuery {
  @WaitSeconds('the submission is complete or failed')
  wait = 0;
}
