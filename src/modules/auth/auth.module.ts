import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { ApiKeyAuthenticator } from './api-key.authenticator.js';
import { MeController } from './me.controller.js';

@Module({
  imports: [KeysModule, OrganisationsModule],
  controllers: [MeController],
  providers: [ApiKeyAuthenticator],
  exports: [ApiKeyAuthenticator],
})
export class AuthModule {}
