import type { Surroundings } from '../surroundings';
import type { Gateway } from './gateway';
import { createSandboxGateway } from './sandbox/createSandboxGateway';

/** The payment providers of this server, by the name that their webhook address carries. */
export function createGateways(deps: Omit<Surroundings, 'gateways'>): Readonly<Record<string, Gateway>> {
  return { sandbox: createSandboxGateway(deps) };
}
