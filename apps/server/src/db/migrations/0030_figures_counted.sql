-- in portions
INSERT INTO customer_figures (buyer_id, order_count, spent_cents)
SELECT b.id, anew.made, anew.paid FROM (SELECT id FROM buyers WHERE EXISTS (SELECT FROM orders WHERE buyer_id = buyers.id)
	AND NOT EXISTS (SELECT FROM customer_figures WHERE buyer_id = buyers.id) LIMIT 500) AS b
CROSS JOIN LATERAL (SELECT count(*) AS made, sum(paid_cents) AS paid FROM orders WHERE buyer_id = b.id) AS anew
ON CONFLICT (buyer_id) DO UPDATE SET buyer_id = excluded.buyer_id;
--> statement-breakpoint
-- in portions
INSERT INTO team_figures (team_id, value_cents)
SELECT t.id, anew.worth FROM (SELECT id FROM teams
	WHERE EXISTS (SELECT FROM orders WHERE team_id = teams.id AND status <> 'CANCELLED' AND confirmed_value_cents > 0)
	AND NOT EXISTS (SELECT FROM team_figures WHERE team_id = teams.id) LIMIT 500) AS t
CROSS JOIN LATERAL (SELECT sum(confirmed_value_cents) AS worth FROM orders WHERE team_id = t.id AND status <> 'CANCELLED') AS anew
ON CONFLICT (team_id) DO UPDATE SET team_id = excluded.team_id;
--> statement-breakpoint
-- in portions
UPDATE order_lines SET team_id = o.team_id FROM orders AS o WHERE o.id = order_lines.order_id AND order_lines.id IN (
	SELECT l.id FROM order_lines AS l JOIN orders ON orders.id = l.order_id
	WHERE l.confirmed_qty > 0 AND l.team_id IS NULL AND orders.team_id IS NOT NULL LIMIT 5000);
