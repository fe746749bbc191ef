import { Injectable } from '@nestjs/common';
import { WaitingRoom } from '../../../common/waiting/waiting-room.js';

/** Every request that this process holds until its organisation has new events. */
@Injectable()
export class FeedRoom extends WaitingRoom {}
