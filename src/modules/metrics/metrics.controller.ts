import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { Remembered } from '../../common/time/remembered.js';
import { OperationsRoute } from '../operations/operations-route.decorator.js';
import { Metrics } from './metrics.js';

const KEPT_MS = 1_000;

const EXAMPLE = `# HELP intake_reviews_owed Accepted submissions whose review is not over.
# TYPE intake_reviews_owed gauge
intake_reviews_owed{state="waiting"} 0
intake_reviews_owed{state="running"} 2
`;

@ApiTags('Operations')
@Controller('metrics')
export class MetricsController {
  /** Shared for a moment, since each reading asks PostgreSQL and Redis. */
  private readonly known = new Remembered(KEPT_MS, () => this.metrics.registry.metrics());

  constructor(private readonly metrics: Metrics) {}

  @Get()
  @OperationsRoute()
  @Header('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
  @ApiOperation({
    operationId: 'getMetrics',
    summary: 'Read the metrics of this process, for Prometheus',
    description: 'As of the last second.',
  })
  @ApiOkResponse({
    description: 'In the text format of Prometheus.',
    content: { 'text/plain': { schema: { type: 'string', maxLength: 1_048_576 }, example: EXAMPLE } },
  })
  read(): Promise<string> {
    return this.known.get();
  }
}
