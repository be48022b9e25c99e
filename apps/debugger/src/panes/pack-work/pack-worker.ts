// The worker side of the pack host. Must not hold logic.
import { PackHost } from './pack-host.js';
import { serveCalls } from './worker-calls.js';

serveCalls(new PackHost());
