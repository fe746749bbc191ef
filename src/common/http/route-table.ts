import { type INestApplication } from '@nestjs/common';
import { type Express, type Router } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/** Knows which methods a path answers, so that a wrong method can be told from an unknown path. */
export class RouteTable {
  constructor(
    private readonly app: INestApplication,
    /** The routes of the pages, which the application's own router does not list. */
    private readonly pages: Router,
  ) {}

  /** In alphabetical order; empty when there is no such path. */
  methodsAt(path: string): string[] {
    const express = this.app.getHttpAdapter().getInstance() as Express;
    const methods = new Set<string>();
    for (const layer of [...layersOf(this.pages), ...layersOf(express.router)]) {
      if (layer.route === undefined || !matches(layer, path)) continue;
      for (const [method, present] of Object.entries(layer.route.methods))
        if (present) methods.add(method.toUpperCase());
    }
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  }
}

function layersOf(router: Router): Layer[] {
  return (router as unknown as { stack: Layer[] }).stack;
}

function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    // A path whose percent-escapes do not decode names nothing.
    return false;
  }
}
