import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Req, UseGuards } from '@nestjs/common';
import { ApiKeyGuard, type KeyedRequest } from './api-key.guard.js';
import { ApplicationsService } from './applications.service.js';
import { type Submission } from './entities.js';
import { SubmitApplicationDto } from './submit-application.dto.js';

@Controller('v1/api/applications')
@UseGuards(ApiKeyGuard)
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Post()
  @HttpCode(202)
  async submit(@Req() { apiKey }: KeyedRequest, @Body() dto: SubmitApplicationDto): Promise<object> {
    const { id, status } = await this.applications.submit(apiKey.organisationId, dto);
    return { submission_id: id, status, message: 'Application accepted' };
  }

  @Get(':id')
  get(@Req() { apiKey }: KeyedRequest, @Param('id', ParseUUIDPipe) id: string): Promise<Submission> {
    return this.applications.get(apiKey.organisationId, id);
  }

  @Get(':id/insights')
  async insights(@Req() { apiKey }: KeyedRequest, @Param('id', ParseUUIDPipe) id: string): Promise<object> {
    return (await this.applications.insights(apiKey.organisationId, id)).body;
  }
}
