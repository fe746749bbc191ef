import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SecretSeal } from './secret-seal.js';

/** Says at start what the team would find out when it makes its first webhook. */
@Injectable()
export class SecretsKeyNotice implements OnApplicationBootstrap {
  private readonly logger = new Logger('Webhooks');

  constructor(private readonly seal: SecretSeal) {}

  onApplicationBootstrap(): void {
    if (!this.seal.isReady) this.logger.warn('Without SECRETS_KEY nobody can make webhooks: see .env.example.');
  }
}
