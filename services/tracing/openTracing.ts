import type { Log } from '../log/Log.ts';
import type { Settings } from '../settings/Settings.ts';
import type { Tracing } from './Tracing.ts';

/** Traces if OpenTelemetry's own variables ask for them. Otherwise its SDK is not even loaded. */
export const openTracing = async (
  { hasTraces }: Pick<Settings, 'hasTraces'>,
  log: Log,
): Promise<Tracing | undefined> => (hasTraces ? (await import('./openTelemetry.ts')).openTelemetry(log) : undefined);
