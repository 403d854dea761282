// Back to the room as soon as it answers: when the network says so, and every few seconds besides.
const again = () => location.reload();
document.getElementById('again').addEventListener('click', again);
addEventListener('online', again);
setInterval(() => {
  fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok && again(), () => undefined);
}, 5_000);
