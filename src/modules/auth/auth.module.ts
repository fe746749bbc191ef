import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { ApiKeyAuthenticator } from './api-key.authenticator.js';
import { HeldKeys } from './held-keys.js';
import { MeController } from './me.controller.js';
import { UnauthenticatedLimit } from './unauthenticated-limit.js';

@Module({
  imports: [KeysModule, OrganisationsModule, RateLimitsModule],
  controllers: [MeController],
  providers: [ApiKeyAuthenticator, HeldKeys, UnauthenticatedLimit],
  // What the guards of a route with a key need, in whichever module its controller is.
  exports: [ApiKeyAuthenticator, HeldKeys, RateLimitsModule, UnauthenticatedLimit],
})
export class AuthModule {}
