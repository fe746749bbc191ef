import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SandboxApplicationsController } from './sandbox-applications.controller.js';
import { SandboxProgramsController } from './sandbox-programs.controller.js';
import { SandboxSchemasController } from './sandbox-schemas.controller.js';

/** Fixed answers for test keys, to build against. Only the key is looked up; nothing is stored. */
@Module({
  imports: [AuthModule],
  controllers: [SandboxApplicationsController, SandboxProgramsController, SandboxSchemasController],
})
export class SandboxModule {}
