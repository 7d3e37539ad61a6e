import { answerRequests } from './answer-requests';

answerRequests(globalThis as unknown as DedicatedWorkerGlobalScope);
